package dev.goldtrace.coverage;

import dev.goldtrace.port.Retail;
import java.lang.invoke.MethodHandles;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Puts a counter at the entry of every method that carries {@link Retail}. */
final class CountingVisitor extends ClassVisitor {
  private static final String RETAIL = Type.getDescriptor(Retail.class);
  private static final String COUNTER = Type.getInternalName(EntryCounter.class);
  private static final Handle COUNTER_OF =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          COUNTER,
          "of",
          Type.getMethodDescriptor(
              Type.getType(EntryCounter.class),
              Type.getType(MethodHandles.Lookup.class),
              Type.getType(String.class),
              Type.getType(Class.class),
              Type.INT_TYPE),
          false);

  CountingVisitor(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    return new Method(super.visitMethod(access, name, descriptor, signature, exceptions));
  }

  private static final class Method extends MethodVisitor {
    private boolean ported;
    private int address;

    Method(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      AnnotationVisitor next = super.visitAnnotation(descriptor, visible);
      if (!descriptor.equals(RETAIL)) {
        return next;
      }
      ported = true;
      return new AnnotationVisitor(Opcodes.ASM9, next) {
        @Override
        public void visit(String member, Object value) {
          if (member.equals("address")) {
            address = (Integer) value;
          }
          super.visit(member, value);
        }
      };
    }

    @Override
    public void visitCode() {
      super.visitCode();
      if (ported) {
        visitLdcInsn(
            new ConstantDynamic(
                "counter", Type.getDescriptor(EntryCounter.class), COUNTER_OF, address));
        visitMethodInsn(Opcodes.INVOKEVIRTUAL, COUNTER, "enter", "()V", false);
      }
    }
  }
}
