import { spawn } from 'node:child_process';

/** Programs with a `lib` of their own, checked at the same time. */
const PROJECTS = ['.', 'src/tsconfig.core.json', 'src/cli', 'src/service-worker'];

const codes = await Promise.all(PROJECTS.map(checkTypes));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

function checkTypes(project: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const compiler = spawn('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' });
    compiler.once('error', reject);
    compiler.once('close', resolve);
  });
}
