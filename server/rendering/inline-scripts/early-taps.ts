/**
 * Runs in the page before anything else: remembers which buttons are pressed before the page is alive, and presses them
 * again once React listens, which then takes over what was pressed before all else. Links, forms and popovers work without a script.
 */
export const EARLY_TAPS = `(() => {
const taps = [];
const note = ({ target }) => {
const button = target.closest('button[type="button"]:not([popovertarget])');
if (button) taps.push(button);
};
addEventListener('click', note, true);
addEventListener('alive', () => {
removeEventListener('click', note, true);
for (const button of taps) button.click();
}, { once: true });
})();`;
