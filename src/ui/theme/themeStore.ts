import * as v from 'valibot';
import { createStored, type Stored } from '@/storage/createStored';
import { decodeStored } from '@/storage/decodeStored';
import { THEME_COLORS } from './themeColors';

/** The themes to choose from. `system` follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const THEME_CHOICE = v.picklist(THEME_CHOICES, 'system, light or dark');

/** The theme chosen on this device. */
export const themeChoice: Stored<ThemeChoice> = createStored<ThemeChoice>(
  'vitrine.theme',
  1,
  (value) => decodeStored(THEME_CHOICE, value),
  'system',
);

/** The theme on screen, as a store for `useSyncExternalStore`. */
export const themeMode = {
  get: (): 'light' | 'dark' => {
    const choice = themeChoice.get();
    if (choice !== 'system') return choice;
    return systemDark().matches ? 'dark' : 'light';
  },
  getServerSnapshot: (): 'light' | 'dark' => 'light',
  subscribe: (listener: () => void): (() => void) => {
    const system = systemDark();
    const stop = themeChoice.subscribe(listener);
    system.addEventListener('change', listener);
    return () => {
      stop();
      system.removeEventListener('change', listener);
    };
  },
} as const;

/** Applies the theme to the document: `data-theme` for our CSS variables, `theme-color` for the browser's bars. Call once,
 *  before the first render. */
export function watchTheme(): void {
  const apply = () => {
    const mode = themeMode.get();
    document.documentElement.dataset.theme = mode;
    themeColorTag().content = THEME_COLORS[mode];
  };
  themeMode.subscribe(apply);
  apply();
}

function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function themeColorTag(): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (found !== null) return found;
  const created = document.createElement('meta');
  created.name = 'theme-color';
  document.head.append(created);
  return created;
}
