const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>橱窗 Vitrine</title>
<style>body{max-width:30rem;margin:0 auto;padding:18vh 16px 0;font:16px/1.6 -apple-system,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif;background:#F2F5F4;color:#14211D}
a{display:inline-block;padding:10px 16px;border:1px solid;border-radius:6px;color:#0B6B57;text-decoration:none}
@media (prefers-color-scheme:dark){body{background:#0C1211;color:#E7EEEB}a{color:#63CDB0}}</style>
<div role="status"><p lang="zh-CN">现在没有网络，这台设备上也没有存下橱窗。</p>
<p lang="ja">オフラインです。この端末には保存されたページがありません。</p>
<p lang="en">You are offline, and this device has no copy of Vitrine.</p>
<a href="">重新载入 · 再読み込み · Reload</a></div>`;

/** Returns the page that is shown when there is neither a network nor a cached page: browsers delete caches when space is short. */
export function offlinePage(): Response {
  return new Response(PAGE, { status: 503, headers: { 'Content-Type': 'text/html;charset=utf-8' } });
}
