import { createStore, type Store } from '@/base/createStore';
import type { Locale } from '@/domain/localized';

/** The language that the URL of this visit asked for; null if none, or once a language has been chosen. */
export const linkedLocale: Store<Locale | null> = createStore<Locale | null>(null);
