#!/bin/sh
# How the clips in this folder were made, once, with ffmpeg 5.1 (libx264, libx265, libvpx, libaom). Tests read the files and need no ffmpeg.
set -e
cd "$(dirname "$0")"
picture="-f lavfi -i testsrc2=s=160x120:r=20:d=2"
sound="-f lavfi -i sine=frequency=440:d=2"
out="-v error -y -bitexact"
h264="-c:v libx264 -crf 40 -pix_fmt yuv420p"
aac="-c:a aac -b:a 32k"
ffmpeg $picture $sound $h264 $aac -metadata title=SECRETNAME -metadata location=+59.3+18.0/ $out index-last.mp4
ffmpeg -i index-last.mp4 -c copy -movflags +faststart $out good.mp4
ffmpeg -i index-last.mp4 -c copy -movflags frag_keyframe+empty_moov $out pieces.mp4
ffmpeg $picture $h264 $out silent.mp4
ffmpeg $picture $sound -c:v libvpx-vp9 -b:v 40k -c:a libopus -b:a 24k -metadata title=SECRETNAME $out good.webm
ffmpeg $picture $sound -c:v libvpx -b:v 40k -c:a libvorbis -b:a 32k $out vp8.webm
ffmpeg $picture -c:v libx265 -crf 40 -x265-params log-level=none $out hevc.mp4
ffmpeg $picture -c:v libaom-av1 -cpu-used 8 -crf 50 -b:v 0 $out av1.webm
ffmpeg $picture -c:v libx264 -crf 40 -pix_fmt yuv444p $out colours.mp4
ffmpeg $picture $sound $h264 -c:a libmp3lame -b:a 32k $out mp3.mp4
ffmpeg -i index-last.mp4 -c copy $out film.mov
ffmpeg -i index-last.mp4 -c copy $out film.mkv
ffmpeg -i index-last.mp4 -map 0:v -map 0:v -map 0:a -c copy $out two.mp4
ffmpeg $sound $aac $out sound-only.mp4
ffmpeg -f lavfi -i color=c=red:s=1920x1080:r=5:d=2 $h264 $out wide.mp4
ffmpeg -f lavfi -i color=c=red:s=32x32:r=5:d=2 $h264 $out tiny.mp4
ffmpeg -f lavfi -i color=c=red:s=64x64:r=5:d=70 $h264 $out long.mp4
ffmpeg -f lavfi -i color=c=red:s=64x64:r=20:d=0.5 $h264 $out short.mp4
ffmpeg -f lavfi -i color=c=red:s=64x64:r=240:d=40 $h264 -g 9999 $out quick.mp4
