import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { StorageNote } from '@/ui/components/page/StorageNote';
import { themeChoice } from '@/ui/theme/themeStore';

beforeEach(() => {
  localeStore.setMessages('zh', zh);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('StorageNote', () => {
  it('says nothing while choices are kept', () => {
    render(<StorageNote />);

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says it as soon as a choice is not kept, and goes when told to', async () => {
    render(<StorageNote />);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

    act(() => {
      themeChoice.set('dark');
    });
    const said = screen.getByRole('status').textContent;
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(said).toContain('只保存到你关闭页面');
    expect(themeChoice.get()).toBe('dark');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
