/** The element that React renders into. The dialogs' elements are its siblings. */
export const pageRoot = () => document.getElementById('app')
