/** Required by the plugin for permissions. */
export default () => ({});
