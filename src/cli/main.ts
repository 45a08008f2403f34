import { nodeEffects } from './io/nodeEffects';
import { runCli } from './runCli';

// A reader such as `head` may close the pipe; the command continues without output.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

runCli(process.argv.slice(2), nodeEffects(process)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // A bug, so the stack trace is printed.
    console.error(error);
    process.exitCode = 2;
  },
);
