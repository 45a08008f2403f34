import { render, screen } from '@testing-library/react';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import About from '@/pages/about/index';
import { createUmiApp } from '../../umiApp';

beforeEach(() => {
  localeStore.put('zh', zh);
});

describe('the page about Vitrine', () => {
  it('gives shop operators the command, and says what is sample data and whose the names are', () => {
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

  it('opens at the part its address names, once it is there', () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    const { App } = createUmiApp({ about: About }, '/about#operators');

    render(<App />);

    expect(shown).toEqual(['operators']);
  });
});
