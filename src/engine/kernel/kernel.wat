;; What takes most of the time of an answer, 16 bytes at a time. The plain path beside it is `plainKernel.ts`; a test
;; compares the two. Built by `npm run kernel` into `kernelCode.ts`. Addresses are bytes.
(module
  (memory (import "host" "memory") 1)

  ;; The sum of the ones of each byte of 16.
  (func $sumBytes (param $bytes v128) (result i32)
    (local.set $bytes (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $bytes))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $bytes)) (i32x4.extract_lane 1 (local.get $bytes)))
      (i32.add (i32x4.extract_lane 2 (local.get $bytes)) (i32x4.extract_lane 3 (local.get $bytes)))))

  ;; Counts how many docs each set shares with a mask and with another. The sets are bits, one behind the other from
  ;; `sets` on, `bytes` of them each: a multiple of 32. The counts of set n go to the n-th pair of 32-bit words from
  ;; `counts` on.
  (func (export "countBits")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $other i32) (param $counts i32)
    (local $at i32) (local $stop i32) (local $end i32) (local $count i32) (local $otherCount i32)
    (local $set v128) (local $more v128) (local $ones v128) (local $otherOnes v128)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        ;; `at` is how far into the set and the masks we are.
        (local.set $at (i32.const 0))
        (local.set $count (i32.const 0))
        (local.set $otherCount (i32.const 0))
        (block $counted
          (loop $nextStretch
            (br_if $counted (i32.ge_u (local.get $at) (local.get $bytes)))
            ;; A byte gets up to 8 ones of each vector, so 31 vectors fit into it; here 30, two by two.
            (local.set $stop (i32.add (local.get $at) (i32.const 480)))
            (if (i32.gt_u (local.get $stop) (local.get $bytes)) (then (local.set $stop (local.get $bytes))))
            (local.set $ones (v128.const i32x4 0 0 0 0))
            (local.set $otherOnes (v128.const i32x4 0 0 0 0))
            (loop $nextVectors
              (local.set $set (v128.load (i32.add (local.get $sets) (local.get $at))))
              (local.set $more (v128.load offset=16 (i32.add (local.get $sets) (local.get $at))))
              (local.set $ones
                (i8x16.add
                  (local.get $ones)
                  (i8x16.add
                    (i8x16.popcnt
                      (v128.and (local.get $set) (v128.load (i32.add (local.get $mask) (local.get $at)))))
                    (i8x16.popcnt
                      (v128.and (local.get $more) (v128.load offset=16 (i32.add (local.get $mask) (local.get $at))))))))
              (local.set $otherOnes
                (i8x16.add
                  (local.get $otherOnes)
                  (i8x16.add
                    (i8x16.popcnt
                      (v128.and (local.get $set) (v128.load (i32.add (local.get $other) (local.get $at)))))
                    (i8x16.popcnt
                      (v128.and (local.get $more) (v128.load offset=16 (i32.add (local.get $other) (local.get $at))))))))
              (local.set $at (i32.add (local.get $at) (i32.const 32)))
              (br_if $nextVectors (i32.lt_u (local.get $at) (local.get $stop))))
            (local.set $count (i32.add (local.get $count) (call $sumBytes (local.get $ones))))
            (local.set $otherCount (i32.add (local.get $otherCount) (call $sumBytes (local.get $otherOnes))))
            (br $nextStretch)))
        (i32.store (local.get $counts) (local.get $count))
        (i32.store offset=4 (local.get $counts) (local.get $otherCount))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $sets (i32.add (local.get $sets) (local.get $bytes)))
        (br $nextSet))))

  ;; The same for one mask.
  (func (export "countBitsOnce")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $counts i32)
    (local $at i32) (local $stop i32) (local $count i32) (local $ones v128)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        (local.set $at (i32.const 0))
        (local.set $count (i32.const 0))
        (block $counted
          (loop $nextStretch
            (br_if $counted (i32.ge_u (local.get $at) (local.get $bytes)))
            (local.set $stop (i32.add (local.get $at) (i32.const 480)))
            (if (i32.gt_u (local.get $stop) (local.get $bytes)) (then (local.set $stop (local.get $bytes))))
            (local.set $ones (v128.const i32x4 0 0 0 0))
            (loop $nextVectors
              (local.set $ones
                (i8x16.add
                  (local.get $ones)
                  (i8x16.add
                    (i8x16.popcnt
                      (v128.and
                        (v128.load (i32.add (local.get $sets) (local.get $at)))
                        (v128.load (i32.add (local.get $mask) (local.get $at)))))
                    (i8x16.popcnt
                      (v128.and
                        (v128.load offset=16 (i32.add (local.get $sets) (local.get $at)))
                        (v128.load offset=16 (i32.add (local.get $mask) (local.get $at))))))))
              (local.set $at (i32.add (local.get $at) (i32.const 32)))
              (br_if $nextVectors (i32.lt_u (local.get $at) (local.get $stop))))
            (local.set $count (i32.add (local.get $count) (call $sumBytes (local.get $ones))))
            (br $nextStretch)))
        (i32.store (local.get $counts) (local.get $count))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $sets (i32.add (local.get $sets) (local.get $bytes)))
        (br $nextSet))))

  ;; The same where few words of the mask have ones: looks only at those whose places in a set, in bytes, are the 16-bit
  ;; words from `filled` to `filledEnd`.
  (func (export "countBitsAt")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $counts i32)
    (param $filled i32) (param $filledEnd i32)
    (local $at i32) (local $count i32) (local $place i32)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        (local.set $at (local.get $filled))
        (local.set $count (i32.const 0))
        (block $counted
          (loop $nextWord
            (br_if $counted (i32.ge_u (local.get $at) (local.get $filledEnd)))
            (local.set $place (i32.load16_u (local.get $at)))
            (local.set $count
              (i32.add
                (local.get $count)
                (i32.popcnt
                  (i32.and
                    (i32.load (i32.add (local.get $mask) (local.get $place)))
                    (i32.load (i32.add (local.get $sets) (local.get $place)))))))
            (local.set $at (i32.add (local.get $at) (i32.const 2)))
            (br $nextWord)))
        (i32.store (local.get $counts) (local.get $count))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $sets (i32.add (local.get $sets) (local.get $bytes)))
        (br $nextSet))))

  ;; As countBits for sets that are lists of docs of 16 bits, one behind the other from `docs` on; list n ends before the
  ;; address in the n-th 32-bit word from `ends` on. Masks are asked without branching: what they answer cannot be
  ;; foreseen.
  (func (export "countLists")
    (param $docs i32) (param $ends i32) (param $endsEnd i32) (param $mask i32) (param $other i32) (param $counts i32)
    (local $end i32) (local $count i32) (local $otherCount i32) (local $doc i32) (local $byte i32) (local $bit i32)
    (block $done
      (loop $nextList
        (br_if $done (i32.ge_u (local.get $ends) (local.get $endsEnd)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $count (i32.const 0))
        (local.set $otherCount (i32.const 0))
        (block $counted
          (loop $nextDoc
            (br_if $counted (i32.ge_u (local.get $docs) (local.get $end)))
            (local.set $doc (i32.load16_u (local.get $docs)))
            (local.set $byte (i32.shr_u (local.get $doc) (i32.const 3)))
            (local.set $bit (i32.and (local.get $doc) (i32.const 7)))
            (local.set $count
              (i32.add
                (local.get $count)
                (i32.and
                  (i32.shr_u (i32.load8_u (i32.add (local.get $mask) (local.get $byte))) (local.get $bit))
                  (i32.const 1))))
            (local.set $otherCount
              (i32.add
                (local.get $otherCount)
                (i32.and
                  (i32.shr_u (i32.load8_u (i32.add (local.get $other) (local.get $byte))) (local.get $bit))
                  (i32.const 1))))
            (local.set $docs (i32.add (local.get $docs) (i32.const 2)))
            (br $nextDoc)))
        (i32.store (local.get $counts) (local.get $count))
        (i32.store offset=4 (local.get $counts) (local.get $otherCount))
        (local.set $counts (i32.add (local.get $counts) (i32.const 8)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (br $nextList))))

  ;; Sets a bit for each of the 32-bit numbers between `column` and `end` that is `from` or up to `span` more; their number
  ;; is a multiple of 32.
  (func (export "matchBetween")
    (param $column i32) (param $end i32) (param $from i32) (param $span i32) (param $bits i32)
    (local $least v128) (local $spans v128) (local $word i32) (local $shift i32)
    (local.set $least (i32x4.splat (local.get $from)))
    (local.set $spans (i32x4.splat (local.get $span)))
    (block $done
      (loop $nextWord
        (br_if $done (i32.ge_u (local.get $column) (local.get $end)))
        (local.set $word (i32.const 0))
        (local.set $shift (i32.const 0))
        (loop $nextVectors
          (local.set $word
            (i32.or
              (local.get $word)
              (i32.or
                (i32.shl
                  (i32x4.bitmask
                    (i32x4.le_u (i32x4.sub (v128.load (local.get $column)) (local.get $least)) (local.get $spans)))
                  (local.get $shift))
                (i32.shl
                  (i32x4.bitmask
                    (i32x4.le_u
                      (i32x4.sub (v128.load offset=16 (local.get $column)) (local.get $least))
                      (local.get $spans)))
                  (i32.add (local.get $shift) (i32.const 4))))))
          (local.set $column (i32.add (local.get $column) (i32.const 32)))
          (local.set $shift (i32.add (local.get $shift) (i32.const 8)))
          (br_if $nextVectors (i32.lt_u (local.get $shift) (i32.const 32))))
        (i32.store (local.get $bits) (local.get $word))
        (local.set $bits (i32.add (local.get $bits) (i32.const 4)))
        (br $nextWord)))))
