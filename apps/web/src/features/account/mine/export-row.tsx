import { account } from '../../../engine/http/account-api.ts';
import { myAccountTexts } from '../../../texts/my-account.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Row } from './row.tsx';
import { saveFile } from './save-file.ts';
import { useAttempt } from './use-attempt.ts';
import { Problem } from '../problem.tsx';

const { export: texts } = myAccountTexts;

/** Everything that is kept about the player, as a file. */
export function ExportRow() {
  const { busy, run, problems } = useAttempt();
  const fetchIt = (): void =>
    void run(async () => {
      saveFile(texts.file, JSON.stringify(await account.export(), null, 2));
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
