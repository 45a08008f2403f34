/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DARK, LIGHT, type Palette } from '@/ui/theme/palette';
import { THEME_COLORS } from '@/ui/theme/themeColors';

const stylesheet = readFileSync('src/global.css', 'utf8');

/** Returns the variables of a block of the stylesheet by their CSS names. */
function variablesOf(selector: string): ReadonlyMap<string, string> {
  const start = stylesheet.indexOf(`${selector} {`);
  const block = stylesheet.slice(start, stylesheet.indexOf('}', start));
  return new Map([...block.matchAll(/--([a-z0-9-]+):\s+([^;]+);/g)].map((match) => [match[1]!, match[2]!]));
}

const cssName = (role: string) => role.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

describe('Palettes', () => {
  it.each([
    [':root', LIGHT],
    [':root[data-theme="dark"]', DARK],
  ] as const)('have the same values as %s in the stylesheet', (selector, palette: Palette) => {
    const variables = variablesOf(selector);

    const inStylesheet = Object.fromEntries(
      Object.keys(palette).map((role) => [role, variables.get(cssName(role))?.toLowerCase()]),
    );

    expect(inStylesheet).toEqual(
      Object.fromEntries(Object.entries(palette).map(([role, value]) => [role, value.toLowerCase()])),
    );
  });

  it('have the surface that the bars of the browser have', () => {
    expect(THEME_COLORS).toEqual({ light: LIGHT.surface, dark: DARK.surface });
  });

  it('define all variables in both themes except sizes and fonts', () => {
    const missing = [...variablesOf(':root').keys()].filter(
      (name) => !variablesOf(':root[data-theme="dark"]').has(name),
    );

    expect(missing).toEqual(['radius', 'radius-card', 'radius-drawer', 'font']);
  });
});
