import type { ClientConfig, RoomView } from '@deadpan/protocol';
import { useStore } from 'zustand';
import type { HideAddressChoice } from '../engine/preferences/choices.ts';
import { preferences } from '../engine/preferences/preferences.ts';
import { hideAddressTexts as t } from '../texts/hide-address.ts';
import { Picker } from '../ui/picker.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { hidesAddress, switchHiding } from './link-config.ts';
import { useClientConfig } from './use-client-config.ts';

type Relay = ClientConfig['relay'];

const options = (Object.keys(t.choices) as HideAddressChoice[]).map((value) => ({ value, label: t.choices[value] }));
const change = (hideAddress: HideAddressChoice): void => preferences.change({ hideAddress });

/** The one sentence below; while the server has not said what its relay is for, the one for most servers with one. */
const Note = ({ relay = 'offered' }: { relay: Relay | undefined }) => <p className="muted t1">{t.note[relay]}</p>;

/** Whether the network address is hidden in this arena. Where the server decides, the switch shows how and cannot be turned. */
export function HideAddressSwitch({ view }: { view: Pick<RoomView, 'is_private'> }) {
  const relay = useClientConfig()?.relay;
  const choice = useStore(preferences.store, ({ hideAddress }) => hideAddress);
  const hides = relay === 'required' || (relay !== 'none' && hidesAddress(choice, view));
  return (
    <div>
      <Toggle
        label={t.label}
        words={{ on: t.on, off: t.off }}
        checked={hides}
        disabled={relay !== 'offered'}
        onChange={(next) => change(switchHiding(next, view))}
      />
      <Note relay={relay} />
    </div>
  );
}

/** The same choice for all arenas, for the settings. */
export function HideAddressPicker() {
  const relay = useClientConfig()?.relay;
  const choice = useStore(preferences.store, ({ hideAddress }) => hideAddress);
  const value = relay === 'required' ? 'always' : relay === 'none' ? 'never' : choice;
  return (
    <>
      <Picker legend={t.label} value={value} options={options} disabled={relay !== 'offered'} onChange={change} />
      <Note relay={relay} />
    </>
  );
}
