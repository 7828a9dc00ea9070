/** What the browser says about the camera, and whether that changes; null from browsers that do not tell. */
export async function cameraPermission(): Promise<PermissionStatus | null> {
  // Some throw: they do not know the name of this permission.
  return 'permissions' in navigator ? navigator.permissions.query({ name: 'camera' }).catch(() => null) : null;
}

/** Whether the browser would open the microphone without asking; browsers that do not tell count as no. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  if (!('permissions' in navigator)) return false;
  const permission = await navigator.permissions.query({ name: 'microphone' }).catch(() => null);
  return permission?.state === 'granted';
}

/** Whether the browser would open the camera without asking; browsers that do not tell count as no. */
export const isCameraAllowed = async (): Promise<boolean> => (await cameraPermission())?.state === 'granted';
