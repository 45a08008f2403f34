import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { repeatEarlyInput } from '@/static-page/repeatEarlyInput';

const HTML =
  '<button type="button">一</button><select><option value="zh">中文</option><option value="en">English</option></select>';
let root: Root | null = null;
let onPress: jest.Mock;
let onChoose: jest.Mock;

function Controls({ waitFor = null }: { readonly waitFor?: Promise<void> | null }) {
  if (waitFor !== null) use(waitFor);
  return (
    <>
      <button type="button" onClick={onPress}>
        一
      </button>
      <select value="zh" onChange={({ target }) => onChoose(target.value)}>
        <option value="zh">中文</option>
        <option value="en">English</option>
      </select>
    </>
  );
}
const container = () => document.body.firstElementChild as HTMLElement;
const button = () => document.querySelector('button') as HTMLButtonElement;
const select = () => document.querySelector('select') as HTMLSelectElement;
const wait = () => act(() => jest.advanceTimersByTimeAsync(200));
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container(), <Controls />);
  });

beforeAll(() => repeatEarlyInput());
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  onPress = jest.fn();
  onChoose = jest.fn();
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  jest.useRealTimers();
});

describe('repeatEarlyInput', () => {
  it('repeats a press that came before the page was hydrated, once', async () => {
    button().click();
    button().click();
    await wait();

    await hydrate();
    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('repeats a press that came immediately before the page was hydrated', async () => {
    button().click();

    await hydrate();
    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('repeats a press that React dropped because it waited for code', async () => {
    let deliver = () => {};
    const code = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await act(async () => {
      root = hydrateRoot(container(), <Controls waitFor={code} />);
    });
    button().click();

    await act(async () => deliver());
    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a press because of which React hydrated the page', async () => {
    root = hydrateRoot(container(), <Controls />);
    button().click();
    expect(onPress).toHaveBeenCalledTimes(1);

    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a press that was followed by one that React handles', async () => {
    button().click();
    await wait();
    await hydrate();

    act(() => button().click());
    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('repeats a choice with the value that was chosen', async () => {
    select().value = 'en';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await wait();

    await hydrate();
    await wait();

    expect(onChoose.mock.calls).toEqual([['en']]);
  });

  it('repeats a choice if React hydrates the page right after it, which resets the select', async () => {
    select().value = 'en';
    select().dispatchEvent(new Event('change', { bubbles: true }));

    await hydrate();
    await wait();

    expect(onChoose.mock.calls).toEqual([['en']]);
  });

  it('does not repeat what React has handled', async () => {
    await hydrate();

    act(() => button().click());
    await wait();

    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a press on a button that was removed', async () => {
    const removed = button();
    const press = jest.spyOn(removed, 'click');
    removed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    container().replaceChildren();

    await wait();

    expect(press).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
