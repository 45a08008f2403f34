import { Zip, type ZipInputFile } from 'fflate';
import { joinBytes } from '@/importer/text/joinBytes';

/** A zip archive that is being written. */
export type ZipArchive = {
  /** Starts a file; its data must be pushed before the next file is added. */
  readonly add: (file: ZipInputFile) => void;
  /** Finishes the archive and returns its bytes. */
  readonly close: () => Uint8Array;
};

/** Creates a zip archive whose bytes depend only on its files, not on the time or time zone. */
export function createZipArchive(): ZipArchive {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  return {
    add: (file) => {
      // The earliest date of the format; it is local time when written and read, hence the same everywhere.
      file.mtime = new Date(1980, 0, 1);
      archive.add(file);
    },
    close: () => {
      archive.end();
      return joinBytes(chunks);
    },
  };
}
