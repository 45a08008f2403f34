/** Parameters that chat programs, ad networks and newsletters append to links: WeChat, QQ, Weibo, Bilibili, Google, Meta, Microsoft, X, TikTok,
 *  Mailchimp, HubSpot. */
const TRACKING =
  /^(?:utm_\w*|from|isappinstalled|nsukey|wxshare_count|clicktime|enterid|weibo_id|bd_vid|vd_source|spm|spm_id_from|share_(?:medium|plat|session_id|source|tag|token)|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|yclid|igshid|mc_[ce]id|_hsenc|_hsmi)$/i;

/** Removes the parameters of a query string that identify how a visitor came here, and leaves the others as they are.
 *  @returns  '' or a string that starts with `?` */
export function removeTrackingParams(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const others = pairs.filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0] ?? ''));
  return others.length === 0 ? '' : `?${others.join('&')}`;
}
