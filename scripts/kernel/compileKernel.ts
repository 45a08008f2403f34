import wabt from 'wabt';

export const KERNEL_SOURCE = 'src/engine/kernel/kernel.wat';
export const KERNEL_CODE = 'src/engine/kernel/kernelCode.ts';

/** Compiles the kernel's source to the module that holds its bytes. The same source gives the same text.
 *  @param source  WebAssembly text
 *  @throws        the compiler's error, with the line of the source */
export async function compileKernel(source: string): Promise<string> {
  const { parseWat } = await wabt();
  const module = parseWat(KERNEL_SOURCE, source, { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  const digits = Array.from(buffer, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const lines = digits.match(/.{1,100}/g) ?? [];
  return [
    '/** `kernel.wat` as WebAssembly, in hex digits; `npm run kernel` makes it. */',
    'export const KERNEL_CODE =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}
