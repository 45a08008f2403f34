type Hook = (...args: readonly unknown[]) => unknown;

type ApplyOptions = {
  readonly key: string;
  readonly type: (typeof ApplyPluginsType)[keyof typeof ApplyPluginsType];
  readonly initialValue?: unknown;
  readonly args?: object;
};

export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

/** Calls the hooks of `src/app.tsx` in place of Umi's own class, which Umi ships compiled to ES5 with a runtime for generators: 4 kB
 *  brotli of every page's first script. Does what Umi's does for hooks that are functions, the only ones of this site. */
export class PluginManager {
  private readonly hooks = new Map<string, Hook[]>();

  static create({ plugins }: { readonly plugins: readonly { readonly apply: Readonly<Record<string, Hook>> }[] }) {
    const manager = new PluginManager();
    for (const { apply } of plugins) {
      for (const [key, hook] of Object.entries(apply)) {
        manager.hooks.set(key, [...manager.getHooks(key), hook]);
      }
    }
    return manager;
  }

  getHooks(key: string): readonly Hook[] {
    return this.hooks.get(key) ?? [];
  }

  applyPlugins({ key, type, initialValue, args }: ApplyOptions): unknown {
    const hooks = this.getHooks(key);
    if (type === 'modify') return hooks.reduce((value, hook) => hook(value, args), initialValue);
    if (type === 'compose') {
      return hooks.reduce(
        (next: Hook, hook): Hook =>
          () =>
            hook(next, args),
        initialValue as Hook,
      );
    }
    return callAll(hooks, args);
  }
}

/** Returns an error as a rejection, as Umi does. */
async function callAll(hooks: readonly Hook[], args: object | undefined): Promise<void> {
  for (const hook of hooks) hook(args);
}
