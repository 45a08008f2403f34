/** Required by the plugin for the initial state, and used by the layout. */
export async function getInitialState(): Promise<{ name: string }> {
  return { name: 'Peer' };
}
