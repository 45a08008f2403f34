/** A storage area in memory that can be set to fail. */
export function fakeArea(initial: Readonly<Record<string, string>> = {}) {
  const entries = new Map(Object.entries(initial));
  const area = {
    /** Thrown by every write while it is set. */
    refuseWrites: null as Error | null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (area.refuseWrites !== null) throw area.refuseWrites;
      entries.set(key, text);
    },
    removeItem: (key: string) => {
      entries.delete(key);
    },
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
    entries: () => Object.fromEntries(entries),
  };
  return area;
}

/** Simulates a write of another tab. */
export function writeInOtherTab(area: ReturnType<typeof fakeArea>, key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) area.setItem(key, newValue);
  const event = new StorageEvent('storage', { key, newValue });
  Object.defineProperty(event, 'storageArea', { value: area });
  window.dispatchEvent(event);
}
