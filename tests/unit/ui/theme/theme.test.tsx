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

/** A device whose appearance can be changed. */
function device() {
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

const look = () => [
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

describe('the appearance', () => {
  it('follows the device as it changes, until a person chooses', () => {
    const phone = device();
    watchTheme();
    const first = look();

    phone.setDark(true);
    const followed = look();
    themeChoice.set('light');
    phone.setDark(true);

    expect([first, followed, look()]).toEqual([
      ['light', LIGHT.surface],
      ['dark', DARK.surface],
      ['light', LIGHT.surface],
    ]);
  });

  it('is chosen in the switch and kept for the next visit', async () => {
    device();
    render(<ThemeSwitch />);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '外观' }), '深色');

    expect(themeMode.get()).toBe('dark');
    expect(JSON.parse(localStorage.getItem('vitrine.theme') ?? '')).toEqual({ version: 1, value: 'dark' });
  });

  it('tells its listeners no more once they have left', () => {
    const phone = device();
    const { unmount } = render(<Mode />);

    act(() => phone.setDark(true));
    const shown = screen.getByText('dark').textContent;
    unmount();

    expect(shown).toBe('dark');
    expect(() => phone.setDark(false)).not.toThrow();
  });
});

describe('ThemeRoot', () => {
  it('gives antd the language on screen', () => {
    device();
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

  it('gives antd our colours of the appearance on screen', () => {
    const phone = device();
    render(
      <ThemeRoot>
        <Button type="primary">x</Button>
      </ThemeRoot>,
    );
    const colours = () => document.head.innerHTML + document.body.innerHTML;
    const light = colours().includes(`--ant-color-primary:${LIGHT.primary.toLowerCase()}`);

    act(() => phone.setDark(true));

    expect(light).toBe(true);
    expect(colours()).toContain(`--ant-color-primary:${DARK.primary}`);
  });
});
