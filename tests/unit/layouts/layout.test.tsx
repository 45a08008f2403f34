import { render, screen, within } from '@testing-library/react';
import SharedLayout from '@/layouts/index';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { createUmiApp } from '../umiApp';

beforeEach(() => {
  localeStore.setMessages('zh', zh);
});

describe('the shared layout', () => {
  it('links the pages, marks the current one and shows the trademark notice', () => {
    const { App } = createUmiApp({ about: SharedLayout }, '/about');

    render(<App />);

    const links = within(screen.getByRole('navigation', { name: '橱窗导航' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['游戏', '/welcome', null],
      ['收藏', '/favourites', null],
      ['对比', '/compare', null],
      ['店主', '/operator', null],
      ['关于', '/about', 'page'],
    ]);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('游戏名称与商标归各自所有者');
  });

  it('has a skip link to the main content', () => {
    const { App } = createUmiApp({ about: SharedLayout }, '/about');

    render(<App />);

    const target = screen.getByRole('link', { name: '跳到内容' }).getAttribute('href');
    expect(document.querySelector(target ?? '')).toBe(screen.getByRole('main'));
  });
});
