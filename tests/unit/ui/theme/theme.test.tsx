import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Empty } from 'antd';
import { useSyncExternalStore } from 'react';
import { en } from '@/locales/en';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { ThemeSwitch } from '@/ui/components/page/ThemeSwitch';
import { DARK, LIGHT } from '@/ui/theme/palette';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { themeChoice, themeMode, watchTheme } from '@/ui/theme/themeStore';

/** Mocks a device whose theme can be changed. */
function mockDevice() {
  const listeners = new Set<() => void>();
  const query = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    setDark: (dark: boolean) => {
      query.matches = dark;
      for (const listener of [...listeners]) listener();
    },
  };
}

const DESCRIPTION = { selector: '.ant-empty-description' };

const appliedTheme = () => [
  document.documentElement.dataset.theme,
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
];

function Mode() {
  return <p>{useSyncExternalStore(themeMode.subscribe, themeMode.get)}</p>;
}

beforeEach(() => {
  localeStore.setMessages('zh', zh);
  themeChoice.set('system');
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('watchTheme', () => {
  it('follows the device until a theme is chosen', () => {
    const device = mockDevice();
    watchTheme();
    const first = appliedTheme();

    device.setDark(true);
    const followed = appliedTheme();
    themeChoice.set('light');
    device.setDark(true);

    expect([first, followed, appliedTheme()]).toEqual([
      ['light', LIGHT.surface],
      ['dark', DARK.surface],
      ['light', LIGHT.surface],
    ]);
  });
});

describe('ThemeSwitch', () => {
  it('sets and stores the theme', async () => {
    mockDevice();
    render(<ThemeSwitch />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '外观' }), '深色');

    expect(themeMode.get()).toBe('dark');
    expect(JSON.parse(localStorage.getItem('vitrine.theme') ?? '')).toEqual({ version: 1, value: 'dark' });
  });
});

describe('themeMode', () => {
  it('does not notify listeners after they have unsubscribed', () => {
    const device = mockDevice();
    const { unmount } = render(<Mode />);

    act(() => device.setDark(true));
    const shown = screen.getByText('dark').textContent;
    unmount();

    expect(shown).toBe('dark');
    expect(() => device.setDark(false)).not.toThrow();
  });
});

describe('ThemeRoot', () => {
  it('passes the language on screen to antd', () => {
    mockDevice();
    const { rerender } = render(
      <ThemeRoot>
        <Empty />
      </ThemeRoot>,
    );
    const chinese = screen.getByText('暂无数据', DESCRIPTION).textContent;

    act(() => localeStore.setMessages('en', en));
    rerender(
      <ThemeRoot>
        <Empty />
      </ThemeRoot>,
    );

    expect(chinese).toBe('暂无数据');
    expect(screen.getByText('No data', DESCRIPTION)).toBeInTheDocument();
  });

  it('passes the colours of the current theme to antd', () => {
    const device = mockDevice();
    render(
      <ThemeRoot>
        <Button type="primary">x</Button>
      </ThemeRoot>,
    );
    const colours = () => document.head.innerHTML + document.body.innerHTML;
    const light = colours().includes(`--ant-color-primary:${LIGHT.primary.toLowerCase()}`);

    act(() => device.setDark(true));

    expect(light).toBe(true);
    expect(colours()).toContain(`--ant-color-primary:${DARK.primary}`);
  });
});
