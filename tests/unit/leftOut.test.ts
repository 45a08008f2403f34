import { existsSync, readFileSync } from 'node:fs';
import { LEFT_OUT } from '../../scripts/site/leftOut';

describe('what is left out of antd', () => {
  it.each(LEFT_OUT.flatMap(({ request, by }) => by.map((file) => [file, request])))(
    'is still asked for by %s as %s, or nothing would be left out',
    (file, request) => {
      const text = readFileSync(`node_modules/${file}`, 'utf8');
      expect(text).toMatch(new RegExp(`import \\w+ from ["']${request.replaceAll('.', '\\.')}["']`));
    },
  );

  it.each(LEFT_OUT.map(({ instead }) => instead))('has %s in its place', (instead) => {
    expect(existsSync(instead)).toBe(true);
  });
});
