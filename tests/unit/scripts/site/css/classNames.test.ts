/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { classNamesOf } from '../../../../../scripts/site/css/classNames';
import { createShortClassNames } from '../../../../../scripts/site/css/createShortClassNames';
import { cssModulesPlugin } from '../../../../../scripts/site/css/cssModulesPlugin';

const ROOT = '/shop';
const FILE = '/shop/src/ui/Button.module.css';
const CSS = '.button { color: red } .icon { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }';

const namesOf = (css: string, path = FILE, root = ROOT) => Object.fromEntries(classNamesOf(root, path, css));

describe('classNamesOf', () => {
  it('gives the classes and keyframes of a file its three letters and a number each, in their order', () => {
    const names = namesOf(CSS);
    const prefix = names.button?.slice(0, 3);

    expect(prefix).toMatch(/^[A-Za-z]{3}$/);
    expect(names).toEqual({ button: `${prefix}0`, icon: `${prefix}1`, turn: `${prefix}2` });
  });

  it('gives the same names wherever the project is and whatever the declarations are', () => {
    const elsewhere = namesOf(CSS.replace('red', 'blue'), '/home/shop/src/ui/Button.module.css', '/home/shop');

    expect(elsewhere).toEqual(namesOf(CSS));
  });

  it('gives another file other names', () => {
    const others = new Set(Object.values(namesOf(CSS, '/shop/src/ui/Switch.module.css')));

    expect(Object.values(namesOf(CSS)).filter((name) => others.has(name))).toEqual([]);
  });

  it('gives a class one name for all its rules', () => {
    expect(namesOf('.a { top: 0 } .a .b { top: 0 } .b.a:hover { top: 0 }')).toEqual(
      namesOf('.a { top: 0 } .b { top: 0 }'),
    );
  });

  it.each([
    ['comments', '/* see .old and "it\'s .older" */ .a { top: 0 }'],
    ['strings', `.a::before { content: ".x" '.y /*' } /* .z */`],
    ['decimals', '.a { margin: .5em 1.25rem; transition: top .2s }'],
  ])('ignores %s', (_what, css) => {
    expect(Object.keys(namesOf(css))).toEqual(['a']);
  });
});

describe('the names in stylesheets and in pages', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/class-names-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return { rootContext: process.cwd(), resourcePath: join(folder, name) };
  };

  it('are the same', async () => {
    const context = write('Button.module.css', CSS);
    const entry = write('entry.ts', "import styles from './Button.module.css'; console.log(JSON.stringify(styles));");
    const nameOf = createShortClassNames();

    const { outputFiles } = await build({
      entryPoints: [entry.resourcePath],
      bundle: true,
      write: false,
      plugins: [cssModulesPlugin],
    });
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    new Function(outputFiles[0]?.text ?? '')();
    const inPages = JSON.parse(log.mock.calls[0]?.[0]);
    log.mockRestore();

    expect(inPages).toEqual({
      button: nameOf(context, '', 'button'),
      icon: nameOf(context, '', 'icon'),
      turn: nameOf(context, '', 'turn'),
    });
  });

  it('cannot be given to a class that the file does not contain', () => {
    const context = write('Button.module.css', '.button { color: red }');

    expect(() => createShortClassNames()(context, '', 'icon')).toThrow('no class icon found');
  });

  it('must differ from those of every other file', () => {
    const nameOf = createShortClassNames();
    // Two of the first paths whose hashes begin with the same three letters.
    const [first, second] = ['562.module.css', '637.module.css'].map((name) => ({
      ...write(name, '.button { color: red }'),
      rootContext: folder,
    }));
    nameOf(first!, '', 'button');

    expect(nameOf(first!, '', 'button')).toMatch(/^[A-Za-z]{3}0$/);
    expect(() => nameOf(second!, '', 'button')).toThrow('rename one of them');
  });
});
