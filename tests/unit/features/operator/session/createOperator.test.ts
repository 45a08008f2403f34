import { createOperator, type Operator } from '@/features/operator/session/createOperator';
import type { OperatorState } from '@/features/operator/session/operatorState';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import type { SessionPort } from '@/operator-worker/protocol';
import { createLocalSession, localPort, SHEET, sheetOf } from '../../../operator-worker/localSession';

const TERMS = { game: 'FateGO', settings: DEFAULT_SETTINGS } as const;
const PRICE = { sheet: null, row: 3, column: 2 } as const;

beforeEach(() => localStorage.clear());

function fileOf(bytes: Uint8Array, name = 'FateGO.csv'): File {
  return Object.assign(new File([], name), { arrayBuffer: async () => bytes.slice().buffer });
}

/** Resolves with the first state that satisfies the condition. */
function until({ state }: Operator, matches: (now: OperatorState) => boolean): Promise<OperatorState> {
  return new Promise((resolve) => {
    const check = () => {
      if (!matches(state.get())) return;
      stop();
      resolve(state.get());
    };
    const stop = state.subscribe(check);
    check();
  });
}

const opened = ({ fileState }: OperatorState) => fileState.status === 'open';
const refused = (count: number) => (now: OperatorState) =>
  now.fileState.status === 'open' && now.fileState.summary.refused === count;

async function openSheet(spawn: () => SessionPort = () => localPort(createLocalSession()), bytes = SHEET) {
  const operator = createOperator(spawn);
  operator.open(fileOf(bytes), TERMS);
  await until(operator, opened);
  return operator;
}

describe('createOperator', () => {
  it('undoes and redoes in order, however fast it is called', async () => {
    const operator = await openSheet();

    operator.fix([{ ...PRICE, text: '300' }]);
    operator.fix([{ sheet: null, row: 5, column: 3, text: '梅林' }]);
    operator.undo();
    operator.undo();
    operator.redo();
    const { log, shown } = await until(
      operator,
      ({ shown: shownProblem, log: { undone } }) => shownProblem?.row === 3 && undone.length === 1,
    );

    expect(log.done).toEqual([[{ ...PRICE, from: 'abc', to: '300' }]]);
    expect(shown).toMatchObject(PRICE);
    await until(operator, refused(1));
  });

  it('does nothing if there is nothing to undo', async () => {
    const operator = await openSheet();

    operator.undo();
    operator.redo();
    operator.fix([{ ...PRICE, text: '300' }]);

    const { problem } = await until(operator, refused(1));
    expect(problem).toBeNull();
  });

  it('reverts one of several cells as a step of its own', async () => {
    const operator = await openSheet();
    operator.fix([{ ...PRICE, text: '300' }]);
    operator.fix([{ sheet: null, row: 5, column: 3, text: '梅林' }]);
    const { log } = await until(operator, refused(0));

    operator.revert(log.done[0] ?? []);
    await until(operator, refused(1));
    operator.undo();

    await until(operator, refused(0));
  });

  it('reports a failed fix without logging it, and reloads the rows', async () => {
    const operator = await openSheet();

    operator.fix([{ sheet: null, row: 99, column: 0, text: 'x' }]);
    const { log, problem, fileState } = await until(operator, (now) => now.problem !== null);

    expect(log.done).toEqual([]);
    expect(problem).toMatchObject({ kind: 'failed', error: { code: 'operator-no-cell' } });
    expect(fileState).toMatchObject({ revision: 1 });
  });

  it('reapplies the fix during which the worker was lost', async () => {
    const ports: SessionPort[] = [];
    const operator = await openSheet(() => {
      const port = localPort(createLocalSession());
      ports.push(port);
      return port;
    });

    operator.fix([{ ...PRICE, text: '300' }]);
    ports[0]?.onerror?.(new Error('out of memory'));
    await until(operator, ({ fileState, log }) => fileState.status === 'lost' && log.done.length === 1);
    operator.reopen();

    const { log } = await until(operator, refused(1));
    expect(log.done).toEqual([[{ ...PRICE, from: 'abc', to: '300' }]]);
  });

  it('reports a file that can no longer be read, and tries again on request', async () => {
    const operator = createOperator(() => localPort(createLocalSession()));
    const file = fileOf(SHEET);
    const gone = Object.assign(file, { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    operator.open(gone, TERMS);
    await until(operator, ({ fileState }) => fileState.status === 'failed');

    Object.assign(file, { arrayBuffer: async () => SHEET.slice().buffer });
    operator.reopen();

    await until(operator, opened);
  });

  it('uses the stored choices for a sheet with the same headers', async () => {
    const sheet = sheetOf('编号,店铺,挂牌,从者,上架时间', 'A-1,青石铺,268,梅林,2026-11-18');
    const first = await openSheet(undefined, sheet);
    first.map(() => ({ 挂牌: 'price' }));
    await until(first, refused(0));

    const second = await openSheet(undefined, sheetOf('上架时间,从者,挂牌,店铺,编号', '2026-11-18,梅林,9,青石铺,B-1'));
    expect(second.state.get().fileState).toMatchObject({ summary: { accepted: 1, map: { 挂牌: 'price' } } });
    second.map(() => ({}));
    await until(second, refused(1));
    const third = await openSheet(undefined, sheet);
    expect(third.state.get().fileState).toMatchObject({ summary: { map: {} } });
  });

  it('applies two concurrent column choices', async () => {
    const operator = await openSheet(
      undefined,
      sheetOf('编号,店铺,挂牌,人物,上架时间', 'A-1,青石铺,268,梅林,2026-11-18'),
    );

    operator.map((choices) => ({ ...choices, 挂牌: 'price' }));
    operator.map((choices) => ({ ...choices, 人物: 'items' }));

    await until(operator, refused(0));
  });

  it('reports an invalid map and keeps the previous one', async () => {
    const operator = await openSheet();

    operator.map(() => ({ 价格: 'prise' }));

    const { problem, fileState } = await until(operator, (now) => now.problem !== null);
    expect(problem).toMatchObject({ kind: 'wrongMap', issues: [{ suggestion: 'price' }] });
    expect(fileState).toMatchObject({ summary: { map: {}, accepted: 2 } });
  });
});
