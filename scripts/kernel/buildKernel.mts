import { readFileSync, writeFileSync } from 'node:fs';
import { compileKernel, KERNEL_CODE, KERNEL_SOURCE } from './compileKernel';

writeFileSync(KERNEL_CODE, await compileKernel(readFileSync(KERNEL_SOURCE, 'utf8')));
