// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientConfig } from '@deadpan/protocol';
import { hideAddressTexts as t } from '../texts/hide-address.ts';

/** What the server says of its relay is asked once per page: every test is a page of its own. */
async function aPage(relay: ClientConfig['relay']) {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json({ google: null, badge: null, mail: false, relay } satisfies ClientConfig));
  const { HideAddressSwitch, HideAddressPicker } = await import('./hide-address.tsx');
  const { PREFERENCES_KEY } = await import('../engine/preferences/preferences.ts');
  const kept = (): unknown => (JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Record<string, unknown>)['hideAddress'];
  return { HideAddressSwitch, HideAddressPicker, kept };
}
const toggle = (): HTMLElement => screen.getByRole('switch', { name: /Hide my network address/ });
const isOn = (): boolean => toggle().getAttribute('aria-checked') === 'true';
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('hide my network address', () => {
  it('privacy: is on in a public arena, off in a private one, and each follows its own switch', async () => {
    const { HideAddressSwitch, kept } = await aPage('offered');
    const { rerender } = render(<HideAddressSwitch view={{ is_private: false }} />);
    await waitFor(() => expect(toggle().hasAttribute('disabled')).toBe(false));
    expect([isOn(), screen.getByText(t.note.offered)]).toEqual([true, expect.anything()]);
    fireEvent.click(toggle());
    expect([isOn(), kept()]).toEqual([false, 'never']);
    fireEvent.click(toggle());
    expect([isOn(), kept()]).toEqual([true, 'public']);
    rerender(<HideAddressSwitch view={{ is_private: true }} />);
    expect(isOn()).toBe(false);
    fireEvent.click(toggle());
    expect([isOn(), kept()]).toEqual([true, 'always']);
  });

  it('the settings choose it for all arenas', async () => {
    const { HideAddressPicker, kept } = await aPage('offered');
    render(<HideAddressPicker />);
    await waitFor(() => expect(screen.getByRole('group').hasAttribute('disabled')).toBe(false));
    expect(radio('In public arenas').checked).toBe(true);
    for (const [name, value] of [
      ['Always', 'always'],
      ['Never', 'never'],
      ['In public arenas', 'public'],
    ] as const) {
      // prettier-ignore
      fireEvent.click(radio(name));
      expect([radio(name).checked, kept()]).toEqual([true, value]);
    }
  });

  it.each([
    ['none', false, 'Never'],
    ['required', true, 'Always'],
  ] as const)('where the relay is %s it says so, and cannot be turned', async (relay, on, chosen) => {
    const { HideAddressSwitch, HideAddressPicker } = await aPage(relay);
    render(<HideAddressSwitch view={{ is_private: false }} />);
    expect(await screen.findByText(t.note[relay])).toBeTruthy();
    expect([isOn(), toggle().hasAttribute('disabled')]).toEqual([on, true]);
    cleanup();
    render(<HideAddressPicker />);
    expect(await screen.findByText(t.note[relay])).toBeTruthy();
    expect([radio(chosen).checked, screen.getByRole('group').hasAttribute('disabled')]).toEqual([true, true]);
  });
});
