import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** A Chromium with bundled libraries and fonts for minimal machines. */
export type UnpackedChromium = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

/** Relative to the root of the project, where its commands run. */
const PACKAGE = join('node_modules', '@sparticuz', 'chromium');

/** Glyphs for Chinese and Japanese. Without them, a browser looks for a font for each of their characters at every layout: layouts take five
 *  times as long, and no text has the width that users see. */
const CJK_FONTS = join('node_modules', '@embedpdf', 'fonts-sc', 'fonts');

/** Unpacks the Chromium of @sparticuz/chromium (linux x64) once per version. The package's own launcher unpacks the libraries
 *  only on its cloud host.
 *  @param cache  target folder; persists between runs
 *  @throws Error  if the package is missing or lacks the expected files */
export async function unpackChromium(cache: string): Promise<UnpackedChromium> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const home = join(cache, version);
  if (!isComplete(home)) {
    rmSync(home, { recursive: true, force: true });
    const bin = join(PACKAGE, 'bin');
    const partial = `${home}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    await pipeline(
      createReadStream(join(bin, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(partial, 'chromium'), { mode: 0o755 }),
    );
    for (const name of ['al2023', 'fonts', 'swiftshader']) {
      // The files of swiftshader belong next to the executable, the others into folders of their own.
      const target = name === 'swiftshader' ? partial : join(partial, name);
      await pipeline(createReadStream(join(bin, `${name}.tar.br`)), createBrotliDecompress(), extract(target));
    }
    writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(resolve(home)));
    moveInPlace(partial, home);
  }
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: libraryFolder(home), FONTCONFIG_FILE: join(resolve(home), 'fonts', 'fonts.conf') },
  };
}

/** Returns whether a copy has a file that can be executed and the current font configuration, which is written last. */
function isComplete(home: string): boolean {
  try {
    accessSync(join(home, 'chromium'), constants.X_OK);
    return readFileSync(join(home, 'fonts', 'fonts.conf'), 'utf8') === fontConfiguration(resolve(home));
  } catch {
    return false;
  }
}

/** Font configuration: the one in the package names folders of its cloud host. Without fonts, text has no size and counts as hidden. */
function fontConfiguration(home: string): string {
  const folders = [join(home, 'fonts'), resolve(CJK_FONTS), '/usr/share/fonts', '/usr/local/share/fonts'];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function libraryFolder(home: string): string {
  const nested = join(home, 'al2023', 'al2023', 'lib');
  return existsSync(nested) ? nested : join(home, 'al2023', 'lib');
}

/** Renames the finished copy atomically, so that an interrupted run leaves no partial copy. */
function moveInPlace(partial: string, home: string): void {
  try {
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // A concurrent run has created the same copy.
    if (!isComplete(home)) throw error;
  }
}
