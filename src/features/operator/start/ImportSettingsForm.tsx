import { Input, Select } from 'antd';
import { useState } from 'react';
import { CURRENCY_DIGITS, type Currency } from '@/domain/money';
import { useOperatorMessages } from '@/features/operator/messages/useOperatorMessages';
import { findGame, GAMES } from '@/games/games';
import type { Game } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './start.module.css';

type ImportSettingsFormProps = {
  readonly game: Game | null;
  readonly settings: ShopSettings;
  readonly onGame: (game: Game) => void;
  readonly onSettings: (settings: ShopSettings) => void;
};

const CURRENCIES = (Object.keys(CURRENCY_DIGITS) as Currency[]).map((value) => ({ value, label: value }));
const HOURS = Array.from({ length: 27 }, (_, index) => (index - 12) * 60);

/** Game and shop settings for the import. */
export function ImportSettingsForm({ game, settings, onGame, onSettings }: ImportSettingsFormProps) {
  const messages = useOperatorMessages();
  const locale = useLocale();
  const games = GAMES.map(({ id, names, aliases }) => ({ value: id, label: names[locale], search: aliases.join(' ') }));
  const offsets = [...new Set([...HOURS, settings.offsetMinutes])].sort((a, b) => a - b);
  const zones = offsets.map((value) => ({ value, label: nameZone(value) }));
  return (
    <div className={styles.settings}>
      <div className={styles.game}>
        <span aria-hidden="true">{messages.game}</span>
        <Select<string>
          aria-label={messages.game}
          placeholder={messages.chooseGame}
          value={game?.id ?? null}
          options={games}
          showSearch={{ optionFilterProp: ['label', 'value', 'search'] }}
          onChange={(id) => {
            const chosen = findGame(id);
            if (chosen !== null) onGame(chosen);
          }}
        />
      </div>
      <div>
        <span aria-hidden="true">{messages.currency}</span>
        <Select<Currency>
          aria-label={messages.currency}
          value={settings.currency}
          options={CURRENCIES}
          onChange={(currency) => onSettings({ ...settings, currency })}
        />
      </div>
      <div>
        <span aria-hidden="true">{messages.timeZone}</span>
        <Select<number>
          aria-label={messages.timeZone}
          value={settings.offsetMinutes}
          options={zones}
          onChange={(offsetMinutes) => onSettings({ ...settings, offsetMinutes })}
        />
      </div>
      <ShopName name={settings.shop} onName={(shop) => onSettings({ ...settings, shop })} />
    </div>
  );
}

/** Commits the name only on blur or Enter, because each commit parses the sheet again. */
function ShopName({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const messages = useOperatorMessages();
  const [draft, setDraft] = useState(name);
  const commit = () => {
    if (draft.trim() !== name) onName(draft.trim());
  };
  return (
    <div className={styles.shop}>
      <span aria-hidden="true">{messages.shop}</span>
      <Input
        aria-label={messages.shop}
        placeholder={messages.shopHint}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onPressEnter={commit}
      />
    </div>
  );
}

/** Formats a UTC offset: 480 → `UTC+08:00`. */
function nameZone(minutes: number): string {
  const offset = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
}
