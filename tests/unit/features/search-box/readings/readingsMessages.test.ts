/** @jest-environment node */
import { readingsEn } from '@/features/search-box/readings/messages/en';
import { readingsJa } from '@/features/search-box/readings/messages/ja';
import { readingsZh } from '@/features/search-box/readings/messages/zh';

describe('The messages on how a text was read', () => {
  it.each([readingsJa, readingsEn])('are complete in every language', (messages) => {
    expect(Object.keys(messages.kinds)).toEqual(Object.keys(readingsZh.kinds));
    expect(Object.values(messages.kinds).every((text) => text !== '')).toBe(true);
  });
});
