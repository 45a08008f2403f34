/** Styles of the failure panel, rendered with it. Each variable has its light value as fallback, since the global stylesheet may
 *  be missing too. */
export const FAILURE_PANEL_STYLE = `
.failure{box-sizing:border-box;max-width:480px;margin:max(16px,12vh) auto 24px;padding:20px;display:grid;gap:6px;
background:var(--surface,#FFFFFF);border:1px solid var(--border,#CFD8D4);border-radius:10px;color:var(--text,#14211D);
font:400 14px/22px var(--font,sans-serif)}
.failure h1{margin:0;font-size:16px;line-height:24px;font-weight:600}
.failure p{margin:0;color:var(--text-secondary,#44524D)}
.failure-actions{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px}
.failure-actions button,.failure-actions a{box-sizing:border-box;min-height:44px;padding:10px 14px;border:1px solid var(--border,#CFD8D4);
border-radius:6px;background:var(--surface,#FFFFFF);color:var(--text,#14211D);font:inherit;text-decoration:none;cursor:pointer}
.failure-actions .failure-primary{background:var(--primary,#0B6B57);border-color:var(--primary,#0B6B57);color:var(--on-primary,#FFFFFF);font-weight:600}
.failure-actions a{border-color:transparent;color:var(--text-secondary,#44524D)}
.failure summary{padding:11px 0;cursor:pointer}
.failure code{font:12px/18px ui-monospace,Menlo,Consolas,monospace;color:var(--text-tertiary,#5C6A65);overflow-wrap:anywhere}
@media (max-width:511px){.failure{margin-inline:16px}}
`;
