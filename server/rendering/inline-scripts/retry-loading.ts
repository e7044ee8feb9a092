/**
 * Requests files again after errors of a busy server, after two to five seconds. Must run before the first
 * picture fails. A picture is retried once and is incomplete until then, so that `Picture` does not treat it
 * as missing. Browsers do not request a failed module again, so a failed script reloads the page, at most
 * twice per tab.
 */
export const RETRY_LOADING = `(() => {
const retried = new WeakSet();
const later = (action) => setTimeout(action, 2000 + Math.random() * 3000);
addEventListener('error', (event) => {
const failed = event.target;
if (failed.tagName === 'IMG' && failed.src.startsWith(location.origin) && !retried.has(failed)) {
retried.add(failed);
Object.defineProperty(failed, 'complete', { value: false, configurable: true });
event.stopImmediatePropagation();
later(() => {
delete failed.complete;
failed.src = failed.src;
});
}
if (failed.tagName === 'SCRIPT') {
try {
const times = Number(sessionStorage.getItem('reloads'));
if (times < 2) later(() => {
sessionStorage.setItem('reloads', times + 1);
location.reload();
});
} catch {}
}
}, true);
})();`;
