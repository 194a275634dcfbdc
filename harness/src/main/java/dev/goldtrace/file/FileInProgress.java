package dev.goldtrace.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written beside its place and takes it when it is complete; one that is closed
 * before leaves nothing behind. A device or a pipe is written to directly.
 */
public final class FileInProgress implements AutoCloseable {
  private static final int BUFFER = 1 << 13;

  private final Path target;
  private final Temporary beside;
  private final FileChannel channel;
  private final OutputStream stream;

  private FileInProgress(Path target, Temporary beside, FileChannel channel) {
    this.target = target;
    this.beside = beside;
    this.channel = channel;
    this.stream = new BufferedOutputStream(new Named(), BUFFER);
  }

  /**
   * Begins a file. Makes the folders above it.
   *
   * @throws UnwritableFileException there can be no such file
   */
  public static FileInProgress of(Path target) throws UnwritableFileException {
    try {
      boolean there = Files.exists(target);
      if (there && !Files.isRegularFile(target)) {
        return new FileInProgress(target, null, FileChannel.open(target, StandardOpenOption.WRITE));
      }
      // What a link points to is to be replaced, not the link.
      Path real = there ? target.toRealPath() : target.toAbsolutePath();
      Files.createDirectories(real.getParent());
      Temporary beside = Temporary.in(real.getParent());
      return new FileInProgress(real, beside, beside.channel());
    } catch (IOException e) {
      throw new UnwritableFileException(target, e);
    }
  }

  /** Takes the content. */
  public OutputStream stream() {
    return stream;
  }

  /**
   * Puts the file in its place, where it survives a failure of power.
   *
   * @throws UnwritableFileException the file system refuses; the file is as it was
   */
  public void complete() throws UnwritableFileException {
    complete(true);
  }

  /**
   * Puts the file in its place.
   *
   * @param forced whether to wait until it is on the disk. What can be made again in thousands need
   *     not
   */
  public void complete(boolean forced) throws UnwritableFileException {
    try {
      stream.flush();
      if (beside != null) {
        if (forced) {
          channel.force(true);
        }
        beside.moveTo(target);
      }
    } catch (UnwritableFileException e) {
      throw e;
    } catch (IOException e) {
      throw new UnwritableFileException(target, e);
    }
  }

  /** Removes what is not complete. */
  @Override
  public void close() throws IOException {
    if (beside != null) {
      beside.close();
    } else {
      channel.close();
    }
  }

  /** The file system's messages do not name the file whose bytes it has no space for. */
  private final class Named extends OutputStream {
    private final OutputStream out = Channels.newOutputStream(channel);

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        throw new UnwritableFileException(target, e);
      }
    }
  }
}
