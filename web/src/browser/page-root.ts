/** What the site renders into; overlays stand beside it. */
export const pageRoot = () => document.getElementById('app')
