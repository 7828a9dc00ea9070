/**
 * Which modules share a file. Left to itself the bundler makes a file of every crumb that two pages share: sixty requests for a lobby, each with
 * its own dictionary for gzip. Anything not named here goes where it is used.
 */
export const chunks = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|rolldown\/runtime|packages\/protocol\/src\/(limits|arena-code)\.ts|src\/ui\/(cx|face|focus-back|frame|mouth-geometry|button|icon|toast-store|loader|empty|field)\b|src\/engine\/(http\/(api|http|session|detail|notices|http-error|token)|preferences\/\w+)\.ts|src\/texts\/(app|http)\.ts/,
    priority: 3,
  },
  { name: 'schemas', test: /packages\/protocol\/src\/(accounts|family|lobbies|schemas|view)\b/, priority: 2 },
  { name: 'boxes', test: /src\/ui\/(tile|reading|meter|mouth|badge|beam|skull|crown|tally)\b|src\/texts\/tile\.ts/, priority: 2 },
  {
    name: 'forms',
    test: /src\/ui\/(password-input|picker|card)\b|src\/engine\/(camera\/camera-permission|files\/copy-text)\.ts/,
    priority: 2,
  },
  {
    name: 'dialogs',
    test: /node_modules\/(radix-ui|@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\/|src\/ui\/(dialog|question|toggle|slider)\b/,
    priority: 1,
  },
];
