import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localeStore } from '@/locales/localeStore';
import { LocaleSwitch } from '@/ui/components/page/LocaleSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { localeChoice } from '@/ui/locale/localeChoice';
import { watchLocale } from '@/ui/locale/watchLocale';

function Page() {
  return (
    <>
      <p>{useMessages().layout.navigation}</p>
      <LocaleSwitch />
    </>
  );
}

describe('LocaleSwitch', () => {
  it('changes all texts and the document language, and stores the choice', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ja-JP']);
    watchLocale();
    await waitFor(() => expect(localeStore.get().status).toBe('ready'));
    render(<Page />);
    expect(screen.getByText('Vitrine のナビゲーション')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ja');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '言語' }), '中文');

    expect(await screen.findByText('橱窗导航')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(localeChoice.get()).toBe('zh');
    expect(JSON.parse(localStorage.getItem('vitrine.locale') ?? '')).toEqual({ version: 1, value: 'zh' });
  });
});
