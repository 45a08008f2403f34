import { PluginManager as UmiPluginManager } from 'umi/client/client/plugin.js';
import { ApplyPluginsType, PluginManager } from '@/platform/umi/pluginManager';
import { checkContract } from '../checkContract';

const ADVICE =
  "Umi's module for hooks behaves differently, so hooks of src/app.tsx may be called wrongly. Compare it with src/platform/umi/pluginManager.ts.";
const KEYS = ['rootContainer', 'render', 'onRouteChange'];

/** Calls every kind of hook of two plugins, and returns the results and the calls in order. */
async function callHooks(Manager: typeof PluginManager): Promise<readonly unknown[]> {
  const calls: unknown[] = [];
  const plugin = (name: string) => ({
    apply: {
      rootContainer: (value: unknown, args: unknown) => [name, value, args],
      render: (next: unknown, args: unknown) => [name, (next as () => unknown)(), args],
      onRouteChange: (args: unknown) => calls.push([name, args]),
    } as never,
  });
  const options = { plugins: [plugin('first'), plugin('second')], validKeys: KEYS };
  const manager = Manager.create(options);
  const modified = manager.applyPlugins({
    key: 'rootContainer',
    type: ApplyPluginsType.modify,
    initialValue: 'root',
    args: { a: 1 },
  });
  const composed = manager.applyPlugins({
    key: 'render',
    type: ApplyPluginsType.compose,
    initialValue: () => 'rendered',
    args: { b: 2 },
  }) as () => unknown;
  await manager.applyPlugins({ key: 'onRouteChange', type: ApplyPluginsType.event, args: { c: 3 } });
  const untouched = manager.applyPlugins({ key: 'none', type: ApplyPluginsType.modify, initialValue: 'same' });
  return [modified, composed(), ...calls, untouched];
}

describe('PluginManager', () => {
  it("calls hooks in the order, and with the arguments, of Umi's", async () => {
    const ours = await callHooks(PluginManager);
    const umis = await callHooks(UmiPluginManager as never);

    await checkContract(ADVICE, () => {
      expect(ours).toEqual(umis);
      expect(ours).toContainEqual(['second', { c: 3 }]);
    });
  });

  it('returns the error of an event as a rejection', async () => {
    const manager = PluginManager.create({
      plugins: [{ apply: { onRouteChange: () => Promise.reject(new Error('no route')) } }],
    });
    const failing = PluginManager.create({
      plugins: [
        {
          apply: {
            onRouteChange: () => {
              throw new Error('no route');
            },
          },
        },
      ],
    });

    expect(manager.getHooks('onRouteChange')).toHaveLength(1);
    await expect(failing.applyPlugins({ key: 'onRouteChange', type: ApplyPluginsType.event })).rejects.toThrow(
      'no route',
    );
  });
});
