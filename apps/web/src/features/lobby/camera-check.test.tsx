// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waiting } from '../../stage/testing/session.ts';
import { aFace } from '../../stage/testing/views.ts';
import { atLobby, leaveLobby } from './testing.tsx';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const check = () => within(screen.getByRole('dialog'));
const inCheck = (name: string): boolean => fireEvent.click(check().getByRole('button', { name }));
const facts = (): string[] =>
  check()
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

/** The browser's own memory of what it was told about the camera. */
function permission(state: PermissionState) {
  const status = Object.assign(new EventTarget(), { state });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => status } });
  return (next: PermissionState) => {
    status.state = next;
    status.dispatchEvent(new Event('change'));
  };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'permissions');
  leaveLobby();
});

describe('the check before the camera is shared', () => {
  it('players: a button explains before the browser asks; nobody else sees the picture until it is shared [P.3 8.24]', async () => {
    const { enter, session, devices, toast } = atLobby();
    enter();
    expect(devices.asked).toBe(0);
    fireEvent.click(button('Grant camera'));
    expect(screen.getByRole('dialog').textContent).toContain('Nothing is recorded.');
    expect(devices.asked).toBe(0);
    inCheck('Ask the browser');
    await check().findByRole('button', { name: 'Share camera' });
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Permissions Granted' }));
    expect(check().getByLabelText('Your camera, mirrored. Only you see it.').style.scale).toBe('-1 1');
    expect(session.camera.getState().status).toBe('live');
    expect(session.shared.getState()).toMatchObject({ status: 'idle', stream: null });
    inCheck('Share camera');
    expect(session.shared.getState().status).toBe('live');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Camera on')).toBeTruthy();
  });

  it('tells whether camera, light, face and detector will do, and loads a detector again', async () => {
    const { enter, setFace, session } = atLobby();
    const load = vi.fn<() => Promise<void>>(async () => {});
    Object.assign(session.face, { load });
    enter();
    fireEvent.click(button('Grant camera'));
    expect(facts()).toEqual(['CameraWaits.', 'LightWaits.', 'FaceWaits.', 'DetectorReady.']);
    inCheck('Ask the browser');
    await waitFor(() => expect(facts()).toEqual(['CameraWorks.', 'LightEnough.', 'FaceFound.', 'DetectorReady.']));
    expect(check().getByRole('status').textContent).toBe('Camera, light, face and detector are fine.');
    act(() => setFace(aFace(0, { model: { status: 'loading', progress: 0.5 }, reading: null, frame: null })));
    expect(check().getByRole('progressbar', { name: 'Detector loading' }).getAttribute('aria-valuenow')).toBe('50');
    act(() => setFace(aFace(0, { model: { status: 'failed', progress: 0 } })));
    inCheck('Retry Loading');
    expect(load).toHaveBeenCalledOnce();
  });

  it('privacy: the camera that opens takes the focus from no other button, so that an Enter meant for that one shares nothing', async () => {
    const { enter } = atLobby();
    enter();
    fireEvent.click(button('Grant camera'));
    expect(document.activeElement).toBe(check().getByRole('button', { name: 'Ask the browser' }));
    inCheck('Ask the browser');
    const later = check().getByRole('button', { name: 'Not now' });
    later.focus();
    await check().findByRole('button', { name: 'Share camera' });
    expect(document.activeElement).toBe(later);
  });

  it('the button that shares takes the focus over from the one that asked, and a held Enter does not press it', async () => {
    const { enter } = atLobby();
    enter();
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    const share = await check().findByRole('button', { name: 'Share camera' });
    expect(document.activeElement).toBe(share);
    expect(fireEvent.keyDown(share, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('turns the camera off again when it is not shared', async () => {
    const { enter, session, devices } = atLobby();
    enter();
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    await check().findByRole('button', { name: 'Share camera' });
    inCheck('Not now');
    expect(session.camera.getState().status).toBe('idle');
    expect(devices.tracks[0]?.readyState).toBe('ended');
    expect(session.shared.isHeld()).toBe(false);
  });

  it('privacy: links the player to the others without a camera only when asked to', async () => {
    const { enter, session, devices } = atLobby();
    enter();
    expect(screen.getByText('Share your camera to see theirs.')).toBeTruthy();
    fireEvent.click(button('Grant camera'));
    expect(check().getByRole('switch', { name: /Hide my network address/ })).toBeTruthy();
    inCheck('Not now');
    expect(session.consent.getState().given).toBe(false);
    fireEvent.click(button('Grant camera'));
    inCheck('Watch without a camera');
    expect([session.consent.getState().given, session.shared.getState().stream, devices.asked]).toEqual([true, null, 0]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Share your camera to see theirs.')).toBeNull();
    fireEvent.click(button('Grant camera'));
    expect(check().queryByRole('button', { name: 'Watch without a camera' })).toBeNull();
  });

  it('chooses another camera in the check, also later, without hiding the picture', async () => {
    const { enter, session } = atLobby();
    enter();
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    await check().findByLabelText('Camera');
    inCheck('Share camera');
    fireEvent.click(button('Camera on'));
    expect(screen.getByRole('dialog', { name: 'Your camera' })).toBeTruthy();
    expect(session.shared.getState().status).toBe('live');
    inCheck('Done');
    expect(session.shared.getState().status).toBe('live');
  });

  it('does not ask twice in one tab', async () => {
    permission('granted');
    sessionStorage.setItem('camera_checked', 'yes');
    const { enter, session } = atLobby();
    enter();
    await waitFor(() => expect(session.shared.getState().status).toBe('live'));
  });

  it('shows the picture at once where the browser has said yes before', async () => {
    permission('granted');
    const { enter, session } = atLobby();
    enter();
    expect(session.camera.getState().status).toBe('idle');
    fireEvent.click(button('Grant camera'));
    await check().findByRole('button', { name: 'Share camera' });
    expect(session.shared.isHeld()).toBe(true);
  });

  it('spec §2 Lobby room: the microphone is asked for only when a round needs it [2.65]', async () => {
    const wanted: unknown[] = [];
    const microphones = { getUserMedia: async (what: unknown) => (wanted.push(what), { getTracks: () => [{ stop: () => {} }] }) };
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        mediaDevices: Object.assign(new EventTarget(), microphones, { enumerateDevices: async () => [] }),
      }),
    );
    const { enter } = atLobby();
    enter(waiting({ settings: { ...waiting().settings, maxRounds: 3 } }));
    fireEvent.click(button('Grant camera'));
    expect(screen.getByRole('dialog').textContent).toContain('camera and microphone');
    inCheck('Ask the browser');
    await check().findByRole('button', { name: 'Share camera' });
    await waitFor(() => expect(wanted).toMatchObject([{ audio: { echoCancellation: true }, video: false }]));
    leaveLobby();
    const one = atLobby();
    one.enter();
    fireEvent.click(button('Grant camera'));
    expect(screen.getByRole('dialog').textContent).not.toContain('microphone');
    inCheck('Ask the browser');
    await check().findByRole('button', { name: 'Share camera' });
    expect(wanted).toHaveLength(1);
  });
});

describe('the microphone', () => {
  it('READY without one says what it needs; asked for again it is there, and READY is said', async () => {
    let refused = true;
    const getUserMedia = async () => {
      if (refused) throw Object.assign(new Error('no'), { name: 'NotAllowedError' });
      return { getTracks: () => [{ stop: () => undefined }] };
    };
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), {
        mediaDevices: Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] }),
      }),
    );
    const { enter, world, toast } = atLobby();
    enter(waiting({ settings: { ...waiting().settings, maxRounds: 2 } }));
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    await waitFor(() => expect(facts().at(-1)).toBe('MicrophoneNot allowed. Allow it at the address, then ask again.'));
    inCheck('Share camera');
    fireEvent.click(screen.getByRole('switch', { name: 'Ready' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Permissions Required', text: 'READY needs the microphone: the second round is spoken.' }),
    );
    expect(world.of('player_ready')).toEqual([]);
    refused = false;
    inCheck('Ask for the microphone');
    await waitFor(() => expect(facts().at(-1)).toBe('MicrophoneAllowed. It opens on your turn only.'));
    inCheck('Done');
    fireEvent.click(screen.getByRole('switch', { name: 'Ready' }));
    await waitFor(() => expect(world.of('player_ready')).toEqual([{ ready: true }]));
  });
});

describe('a microphone that nobody has asked for', () => {
  const three = () => waiting({ settings: { ...waiting().settings, maxRounds: 3 } });
  /** The browser gave the camera long ago and knows nothing of the microphone. */
  function cameraOnly() {
    const microphone = Object.assign(new EventTarget(), { state: 'prompt' });
    const query = async ({ name }: { name: string }) =>
      name === 'microphone' ? microphone : Object.assign(new EventTarget(), { state: 'granted' });
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
    const getUserMedia = vi.fn<() => Promise<object>>().mockResolvedValue({ getTracks: () => [{ stop: () => undefined }] });
    const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices }));
    return { microphone, getUserMedia };
  }

  it('is asked for when the camera is shared', async () => {
    const { getUserMedia } = cameraOnly();
    const { enter } = atLobby();
    enter(three());
    fireEvent.click(button('Grant camera'));
    await check().findByRole('button', { name: 'Share camera' });
    expect(facts().at(-1)).toBe('MicrophoneNot asked for yet.');
    expect(getUserMedia).not.toHaveBeenCalled();
    inCheck('Share camera');
    await screen.findByRole('button', { name: 'Camera on' });
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('is there as soon as it is allowed in the browser itself', async () => {
    const { microphone, getUserMedia } = cameraOnly();
    const { enter } = atLobby();
    enter(three());
    fireEvent.click(button('Grant camera'));
    await check().findByRole('button', { name: 'Share camera' });
    act(() => {
      microphone.state = 'granted';
      microphone.dispatchEvent(new Event('change'));
    });
    await waitFor(() => expect(facts().at(-1)).toBe('MicrophoneAllowed. It opens on your turn only.'));
    expect(getUserMedia).not.toHaveBeenCalled();
  });
});

describe('when there is no camera', () => {
  it('players: a refusal is explained for this browser and tried again without a reload [P.3 8.24]', async () => {
    const allow = permission('prompt');
    const { enter, devices, session, toast } = atLobby();
    enter();
    devices.refuse = 'NotAllowedError';
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    const alert = await check().findByRole('alert');
    expect(alert.textContent).toContain('Camera access denied. Please allow camera access and refresh.');
    expect(within(alert).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(alert.textContent).toContain('If that does not help, refresh the page.');
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Permissions Denied', text: 'Camera and microphone access is required for the game.' }),
    );
    inCheck('Try again');
    await waitFor(() => expect(devices.asked).toBe(2));
    devices.refuse = '';
    act(() => allow('granted'));
    await check().findByRole('button', { name: 'Share camera' });
    expect(session.shared.isHeld()).toBe(true);
  });

  it.each([
    ['NotFoundError', 'No camera found. Please connect a camera.'],
    ['NotReadableError', 'Camera is in use by another application.'],
    ['OverconstrainedError', 'Camera settings not supported.'],
    ['StrangeError', 'Failed to access camera'],
  ])('spec §8 Camera: %s is said in the check, with what to do [8.58]', async (name, message) => {
    const { enter, devices } = atLobby();
    enter();
    devices.refuse = name;
    fireEvent.click(button('Grant camera'));
    inCheck('Ask the browser');
    const alert = await check().findByRole('alert');
    expect(alert.querySelector('b')?.textContent).toBe(message);
    expect(alert.querySelectorAll('p')[1]?.textContent).not.toBe('');
    expect(check().getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('spec §8 Lobby room: READY without a camera says what it needs, and opens the check [8.24]', () => {
    const { enter, world, toast } = atLobby();
    enter();
    fireEvent.click(screen.getByRole('switch', { name: 'Ready' }));
    expect(toast()?.title).toBe('Permissions Required');
    expect(screen.getByRole('dialog', { name: 'Before the others see you' })).toBeTruthy();
    expect(world.of('player_ready')).toEqual([]);
  });
});
