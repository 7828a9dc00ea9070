/** One kind of machine, and what its owner does. The first step is done for them when they press the button. */
interface Steps {
  id: string;
  title: string;
  steps: readonly string[];
}

const kinds: readonly Steps[] = [
  {
    id: 'ios',
    title: 'iPhone and iPad',
    steps: [
      'Open this page in Safari and download the certificate; allow it.',
      'Settings, General, VPN & Device Management: open the profile and install it.',
      'Settings, General, About, Certificate Trust Settings: switch it on.',
    ],
  },
  {
    id: 'android',
    title: 'Android',
    steps: [
      'Download the certificate.',
      'Settings: search for “CA certificate”, choose it, and confirm.',
      'Pick deadpan-authority.crt from the downloads.',
    ],
  },
  {
    id: 'windows',
    title: 'Windows',
    steps: [
      'Download the certificate and open it.',
      'Install Certificate, Current User, “Place all certificates in the following store”: Trusted Root Certification Authorities.',
      'Start the browser again.',
    ],
  },
  {
    id: 'mac',
    title: 'macOS',
    steps: [
      'Download the certificate and open it: it goes into the login keychain.',
      'In Keychain Access open it, then Trust, “When using this certificate”: Always Trust.',
    ],
  },
  {
    id: 'other',
    title: 'Firefox, and Linux',
    steps: [
      'Download the certificate.',
      'Settings, search for “certificates”, View Certificates, Authorities, Import: trust it to identify websites. (Chrome: Privacy and security, Security, Manage certificates.)',
    ],
  },
];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const section = ({ id, title, steps }: Steps): string =>
  `<details id="${id}"><summary>${escaped(title)}</summary><ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol></details>`;

export const doorStyle = `
@font-face { font-family: Anton; src: url('/fonts/anton.woff2') format('woff2'); font-display: swap; }
@font-face { font-family: Inter; src: url('/fonts/inter.woff2') format('woff2'); font-weight: 400 700; font-display: swap; }
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: #121211; color: #f4f1ea; font: 1rem/1.5 Inter, system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font: 400 clamp(2.5rem, 10vw, 4rem)/1.05 Anton, Impact, sans-serif; text-transform: uppercase; margin: 0 0 16px; }
p { margin: 0 0 16px; }
a.button { display: block; min-height: 48px; margin: 0 0 12px; padding: 10px 16px; border: 2px solid #f4f1ea; border-radius: 4px;
  color: #f4f1ea; font-weight: 700; text-align: center; text-decoration: none; }
a.button.first { background: #f4f1ea; color: #121211; }
a:focus-visible, summary:focus-visible { outline: 3px solid #ffd23f; outline-offset: 2px; }
details { border-top: 2px solid #3a3936; }
details:last-of-type { border-bottom: 2px solid #3a3936; margin-bottom: 24px; }
summary { min-height: 48px; padding: 12px 0; font-weight: 700; cursor: pointer; }
ol { margin: 0 0 16px; padding-left: 24px; }
.quiet { color: #b9b4a8; font-size: 0.875rem; }
`;

/** Goes on to the game as soon as this browser trusts it; until then opens the steps for the machine it runs on. */
export const doorScript = `
const game = document.querySelector('a.game').href;
const target = game.replace(/\\/$/, '') + location.pathname + location.search;
async function look() {
  try {
    await fetch(game + 'lan/trusted', { mode: 'no-cors', cache: 'no-store' });
    location.replace(target);
  } catch {
    document.querySelector('#state').textContent = 'This browser does not trust this server yet.';
    setTimeout(look, 3000);
  }
}
const kinds = [['ios', /iPhone|iPad|iPod/], ['android', /Android/], ['windows', /Windows/], ['mac', /Macintosh/]];
const [own] = kinds.find(([, pattern]) => pattern.test(navigator.userAgent)) ?? ['other'];
document.getElementById(own).open = true;
void look();
`;

/** Takes the address of the game; returns the page by which a guest's browser comes to trust it. */
export function doorPage(game: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deadpan on this network</title>
<link rel="stylesheet" href="/door.css">
<script type="module" src="/door.js"></script>
</head>
<body>
<main>
<h1>Deadpan</h1>
<p id="state" role="status">Looking whether this browser trusts this server ...</p>
<p>Browsers give a page the camera only when they trust where it comes from. This server has a certificate authority of its own, which this device has to be told about once. It can vouch for private networks only.</p>
<a class="button first" href="/deadpan-authority.crt" download="deadpan-authority.crt">Download the certificate</a>
${kinds.map(section).join('\n')}
<a class="button game" href="${escaped(game)}">Open the game</a>
<p class="quiet">Without it most browsers warn, and let you go on under “Advanced”. Safari on iPhones does not open the game's sockets then. Remove the certificate when the party is over, in the same place.</p>
</main>
</body>
</html>
`;
}
