import { Zip, type ZipInputFile } from 'fflate';
import { joinBytes } from '@/importer/text/joinBytes';

/** A zip archive in the making. */
export type ZipArchive = {
  /** Begins a file; what is pushed to it next is in the archive before the next file begins. */
  readonly add: (file: ZipInputFile) => void;
  /** Ends the archive and gives its bytes. */
  readonly close: () => Uint8Array;
};

/** Begins a zip archive. The same files give the same bytes at any time and in any time zone. */
export function createZipArchive(): ZipArchive {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  return {
    add: (file) => {
      // The first day that an archive can name; read on the local clock both ways, hence the same everywhere.
      file.mtime = new Date(1980, 0, 1);
      archive.add(file);
    },
    close: () => {
      archive.end();
      return joinBytes(chunks);
    },
  };
}
