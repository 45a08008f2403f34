import { render, screen } from '@testing-library/react';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import About from '@/pages/about/index';
import { createUmiApp } from '../../umiApp';

beforeEach(() => {
  localeStore.setMessages('zh', zh);
});

describe('About', () => {
  it('shows the operator command and the sections on sample data and trademarks', () => {
    const { App } = createUmiApp({ about: About }, '/about');

    render(<App />);

    expect(screen.getByText('npm run catalog -- build stock/')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '给买家',
      '给店主',
      '关于示例数据',
      '关于名称与图标',
    ]);
    expect(document.title).toBe('关于橱窗 · 橱窗 Vitrine');
  });

  it('scrolls to the section in the URL hash once it is mounted', () => {
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.id);
    };
    const { App } = createUmiApp({ about: About }, '/about#operators');

    render(<App />);

    expect(scrolledTo).toEqual(['operators']);
  });
});
