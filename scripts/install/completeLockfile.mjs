// Completes package-lock.json after `npm install`: run as `node scripts/install/completeLockfile.mjs`.
//
// A registry mirror may lack the builds of some tools for other systems (darwin, android …). `npm install` then leaves
// these optional packages out of the lockfile without a word, and `npm ci` refuses the lockfile as out of step.
// This script adds an entry for each, with the version that its parent requires and the system in its name, so that `npm ci` works on any
// mirror, and on those systems too where the registry has the package (docs/decisions/0008-slim-install.md).
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (findEntry(place, name) !== undefined) continue;
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${place} wants ${name}@${version}: not an exact version, so it cannot be added`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...systemOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${FILE}: ${added.length} optional packages for other systems added`);

/** Finds an entry as Node resolves a package: in the package's own node_modules, then in each folder above. */
function findEntry(place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = lock.packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
  }
}

function systemOf(name) {
  const words = name.split(/[-/]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  return { ...(cpu.length > 0 ? { cpu } : {}), ...(os.length > 0 ? { os } : {}) };
}
