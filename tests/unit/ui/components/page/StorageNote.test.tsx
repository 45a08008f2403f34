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
  it('renders nothing while the storage works', () => {
    render(<StorageNote />);

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('warns once a choice could not be stored, and can be closed', async () => {
    render(<StorageNote />);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

    act(() => {
      themeChoice.set('dark');
    });
    const noteText = screen.getByRole('status').textContent;
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(noteText).toContain('只保存到你关闭页面');
    expect(themeChoice.get()).toBe('dark');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
