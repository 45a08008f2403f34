import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { CONTENT_ID, SkipLink } from '@/ui/components/page/SkipLink';

it('SkipLink moves the focus to the content and leaves no hash in the address', async () => {
  localeStore.setMessages('zh', zh);
  render(
    <>
      <SkipLink />
      <main id={CONTENT_ID} />
    </>,
  );
  const entries = window.history.length;

  await userEvent.click(screen.getByRole('link', { name: '跳到内容' }));

  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  expect(window.history).toHaveLength(entries);
});
