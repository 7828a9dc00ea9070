import { saveFile } from '../../../engine/files/save-file.ts';
import { account } from '../../../engine/http/account-api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Row } from './row.tsx';
import { useAttempt } from './use-attempt.ts';
import { Problem } from '../problem.tsx';

const { export: texts } = myAccountTexts;

/** Everything that is kept about the player, as a file. */
export function ExportRow() {
  const { busy, run, problems } = useAttempt();
  const fetchIt = (): void =>
    void run(async () => {
      saveFile(new File([JSON.stringify(await account.export(), null, 2)], texts.file, { type: 'application/json' }));
      showToast({ title: texts.done, tone: 'good' });
    });
  return (
    <Row label={texts.label} value={texts.text}>
      <Button small busy={busy} onClick={fetchIt}>
        {busy ? texts.busy : texts.button}
      </Button>
      <Problem>{problems['form']}</Problem>
    </Row>
  );
}
