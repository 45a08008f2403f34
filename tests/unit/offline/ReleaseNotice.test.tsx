import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { updateWaiting } from '@/offline/offlineState';
import { ReleaseNotice } from '@/offline/ReleaseNotice';

beforeEach(() => localeStore.setMessages('zh', zh));
afterEach(() => act(() => updateWaiting.set(false)));

describe('the notice of a new release', () => {
  it('appears when a release waits', () => {
    render(<ReleaseNotice />);
    const before = screen.queryByRole('status');

    act(() => updateWaiting.set(true));

    expect(before).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('有新版本。');
    expect(screen.getByRole('button', { name: '刷新' })).toBeVisible();
  });

  it('disappears when it is closed', async () => {
    render(<ReleaseNotice />);
    act(() => updateWaiting.set(true));

    await userEvent.click(screen.getByRole('button', { name: '关闭' }));

    expect(screen.queryByRole('status')).toBeNull();
  });
});
