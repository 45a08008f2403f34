/** @jest-environment node */
import { query, want } from '../../builders';
import { ENTER, PAUSE, reread, runDraft, type } from './runDraft';

const EMPTY = query();
const MERLIN = query({ wants: [want('merlin')] });
const BOTH = query({ wants: [want('merlin'), want('oberon')] });

describe('when more code has been loaded and the same URL means another query', () => {
  it('adds what is being typed to that query', () => {
    const end = runDraft([type('+oberon'), reread(MERLIN), PAUSE], EMPTY);

    expect(end.text).toBe('+oberon');
    expect(end.navigations).toEqual([{ query: BOTH, historyMode: 'replace' }]);
  });

  it('adds a text that waits for the parser to that query', () => {
    const end = runDraft([type('+oberon'), ENTER, reread(MERLIN), 'parserLoaded'], EMPTY, { hasParser: false });

    expect(end.navigations).toEqual([{ query: BOTH, historyMode: 'push' }]);
  });

  it('keeps a text whose own query the URL does not contain yet', () => {
    const end = runDraft([type('+merlin'), PAUSE, reread(query())], EMPTY, { isUrlDelayed: true });

    expect(end.text).toBe('+merlin');
    expect(end.searched).toEqual(MERLIN);
  });

  it('shows the text of that query while nothing is typed', () => {
    const end = runDraft([reread(query({ text: 'x' }))], EMPTY);

    expect(end.text).toBe('x');
    expect(end.searched).toEqual(query({ text: 'x' }));
  });
});
