import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Compares the additional page weight of antd's Table with that of ours: `npm run bench:table`. */

const PARTS = 'Button, Checkbox, ConfigProvider, Drawer, Input, Segmented, Select, Slider, Tag';
const CARDS = "export { CardGrid } from '@/shop/hits/CardGrid';";

const antd = await weigh(`export { ${PARTS} } from 'antd';`);
const withTable = await weigh(`export { ${PARTS}, Table } from 'antd';`);
const cards = await weigh(CARDS);
const ours = await weigh(`${CARDS} export { OfferTable } from '@/shop/table/OfferTable';`);
console.log(`antd's Table, beside the parts in use: ${kilobytes(withTable - antd)} kB brotli`);
console.log(`our table, beside the cards: ${kilobytes(ours - cards)} kB brotli`);

/** Returns the brotli size of a bundle without styles, in bytes. */
async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src', loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    outdir: 'unwritten',
    alias: { '@': './src' },
    external: ['react', 'react-dom', 'react/jsx-runtime', '@umijs/max'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'local-css' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  return outputFiles
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { contents: bytes }) => sum + brotliCompressSync(bytes).length, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
