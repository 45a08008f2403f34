import { nodeEffects } from './io/nodeEffects';
import { runCli } from './runCli';

// A reader that has seen enough (`| head`) closes the pipe: the work goes on, only its report ends.
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
    // Not a problem of the sheets but a fault of ours: its stack says where.
    console.error(error);
    process.exitCode = 2;
  },
);
